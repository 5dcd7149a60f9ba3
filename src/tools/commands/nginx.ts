import { editorRules } from '#tools/editor/headers.ts';
import { headerRules } from '#tools/delivery/headers.ts';
import { nginxConfig } from '#tools/delivery/nginx.ts';

// `npm run -s nginx -- /srv/lineo > lineo.conf`: for the folder that `deploy.sh` publishes into.
const [folder = '/srv/lineo'] = process.argv.slice(2);
process.stdout.write(nginxConfig([...headerRules, ...editorRules], folder));
