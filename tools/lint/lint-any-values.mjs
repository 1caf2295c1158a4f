import { ESLint } from 'eslint';
import { workspaceRoot } from '../start/workspace.mjs';

// Lints source texts with the rules of `any-values.config.mjs`, each in place of a file of rich-text, whose small program is quick to read.
// Reads texts from stdin as a JSON list, prints the ids of the broken rules for each.
const eslint = new ESLint({
  cwd: workspaceRoot,
  overrideConfigFile: 'tools/lint/any-values.config.mjs',
  overrideConfig: {
    languageOptions: {
      parserOptions: {
        project: ['libs/rich-text/tsconfig.json'],
        // Under CI, typescript-eslint reads each file once, from the disk. It would judge these texts by the types of the replaced file.
        disallowAutomaticSingleRunInference: true,
      },
    },
  },
});
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);

const broken = [];
for (const code of JSON.parse(Buffer.concat(chunks).toString('utf8'))) {
  const [{ messages }] = await eslint.lintText(code, { filePath: 'libs/rich-text/src/index.ts' });
  broken.push(messages.map(({ ruleId, message }) => ruleId ?? message));
}
console.log(JSON.stringify(broken));
