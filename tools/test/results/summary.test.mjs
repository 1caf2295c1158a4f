import { countJest, countPlaywright, failSecondTries, missingResults } from './read-results.mjs';
import { summarise } from './summary.mjs';
import { findTestProjects } from './test-projects.mjs';
import { workspaceRoot } from '../../start/workspace.mjs';

const jestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  testResults: [
    {
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'b', failureMessages: ['\u001b[31mexpected 1\u001b[39m\nat b.test.ts'] },
        { status: 'pending', fullName: 'on PostgreSQL' },
      ],
    },
    { status: 'failed', assertionResults: [] },
  ],
};
const playwrightReport = {
  stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 1 },
  errors: [],
  suites: [
    {
      suites: [
        {
          specs: [
            {
              title: 't',
              tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'needs a keyboard' }] }],
            },
            { title: 'sometimes slow', tests: [{ status: 'flaky' }] },
            { title: 'too wide', tests: [{ status: 'unexpected', results: [{ errors: [{ message: '360 px' }] }] }] },
          ],
        },
      ],
    },
  ],
};

test('the closing line adds tests and steps up', () => {
  const results = [countJest('api', jestReport), countPlaywright('web-e2e', playwrightReport)];
  const ran = [
    { title: 'Lint', state: 'passed', seconds: 3 },
    { title: 'API tests', state: 'failed', seconds: 3, isTests: true },
    { title: 'Browser tests', state: 'failed', isTests: true },
  ];
  const { lines, failed } = summarise(ran, results, ['PostgreSQL tests: skipped, TEST_DATABASE_URL is not set']);
  expect(failed).toBe(4);
  expect(lines.at(-1)).toBe('10 passed, 4 failed, 2 skipped');
  expect(lines).toContain('  web-e2e: needs a keyboard');
  expect(lines).toContain('  api: on PostgreSQL');
  expect(lines).toContain('  web-e2e: sometimes slow');
  expect(lines.join('\n')).toContain('Failed: api: b\n  expected 1\n  at b.test.ts');
  expect(lines.join('\n')).toContain('Failed: web-e2e: too wide\n  360 px');
});

test('a busy run counts a second try as a failure', () => {
  const result = failSecondTries(countPlaywright('web-e2e', playwrightReport));
  const { lines } = summarise([], [result]);
  expect(lines.at(-1)).toBe('5 passed, 3 failed, 1 skipped');
  expect(lines.join('\n')).toContain('Failed: web-e2e: sometimes slow\n  It passed only at the second try.');
});

test('a test step that crashed before any test ran is a failure', () => {
  const ran = [{ title: 'Browser tests', state: 'failed', isTests: true }];
  expect(summarise(ran, []).lines.at(-1)).toBe('0 passed, 1 failed, 0 skipped');
});

test('a passed step counts as a failure of each project that left no result', () => {
  const ran = [{ title: 'Unit tests', state: 'passed', isTests: true }];
  const results = [countJest('ask', { numPassedTests: 2, numFailedTests: 0, testResults: [] })];
  const { lines } = summarise(ran, [...results, ...missingResults(['ask', 'blog'], results)]);
  expect(lines.at(-1)).toBe('2 passed, 1 failed, 0 skipped');
  expect(lines).toContain('Failed: blog: all tests');
});

test('projects with tests are found in all areas', () => {
  const projects = findTestProjects(workspaceRoot);
  expect(projects).toEqual(
    expect.arrayContaining(['agent', 'api', 'contracts', 'tools', 'web', 'web-e2e', 'whole-site']),
  );
});
