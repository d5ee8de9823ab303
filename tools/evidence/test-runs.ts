// What ran and what became of it, out of the reports of both runners: vitest's and the browser's.

export interface TestRun {
  /** From the root of the repository, with forward slashes; it may be longer at its beginning. */
  readonly file: string;
  /** With the titles of the groups around it. */
  readonly title: string;
  readonly passed: boolean;
}

/** The part of vitest's JSON report that is read here. */
export interface VitestResults {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

/** The part of Playwright's that is: suites lie in suites, the outermost is the file. */
export interface BrowserResults {
  readonly suites: readonly Suite[];
}

export const runsOfVitest = ({ testResults }: VitestResults): readonly TestRun[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: file.replaceAll('\\', '/'),
      title: fullName,
      passed: status === 'passed',
    })),
  );

export const runsOfBrowser = ({ suites }: BrowserResults): readonly TestRun[] =>
  suites.flatMap(suite => runsIn(suite, []));

function runsIn({ file, suites = [], specs = [] }: Suite, around: readonly string[]): TestRun[] {
  const own = specs.map(({ title, ok }) => ({
    file: `/e2e/${file}`,
    title: [...around, title].join(' '),
    passed: ok,
  }));
  return [...own, ...suites.flatMap(suite => runsIn(suite, [...around, suite.title]))];
}
