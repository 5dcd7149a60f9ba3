import { headerRules } from '#tools/delivery/headers.ts';
import { nginxConfig } from '#tools/delivery/nginx.ts';
import { editorRules } from '#tools/editor/headers.ts';

// `node src/tools/commands/nginxConfig.ts /srv/lineo > lineo.conf`
const [, , folder = '/srv/lineo'] = process.argv;
process.stdout.write(nginxConfig([...headerRules, ...editorRules], folder));
