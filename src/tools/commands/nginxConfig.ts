import './command.ts';
import { headerRules } from '#tools/delivery/headers.ts';
import { nginxConfig } from '#tools/delivery/nginx.ts';
import { editorHost, editorRules } from '#tools/editor/headers.ts';

// `npx node src/tools/commands/nginxConfig.ts /srv/lineo > lineo.conf`; the editor's own host:
// `npx node src/tools/commands/nginxConfig.ts /srv/lineo-editor editor > lineo-editor.conf`
const [, , folder = '/srv/lineo', what] = process.argv;
process.stdout.write(
  what === 'editor'
    ? nginxConfig(editorRules, folder, editorHost)
    : nginxConfig(headerRules, folder),
);
