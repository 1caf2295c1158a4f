import { ESLint } from 'eslint';
import { workspaceRoot } from '../start/workspace.mjs';

// Reads source texts from stdin as a JSON list, lints them with `any-values.config.mjs`, and prints the ids of the broken rules for each. A
// text takes the place of a file of rich-text, because TypeScript reads the files of that small library quickly.
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
