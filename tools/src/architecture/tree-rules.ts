/** A file of the repository: its path from the root, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A rule that no linter provides. Returns the violations as `path: why`. */
export type TreeRule = (file: SourceFile) => string[];

const vagueNames = /\/(utils?|helpers?|common|misc|managers?|services?|types|constants)\.tsx?$/;

/**
 * Files are named after their content. `services.ts` at the root of the API is the one place that combines services.
 */
export const namesSaySomething: TreeRule = ({ path }) =>
  vagueNames.test(path) && path !== 'apps/api/src/services.ts' ? [`${path}: the name says nothing`] : [];

const rawColour = /#[0-9a-fA-F]{6}\b|\brgba?\(|\bhsla?\(|\boklch\(/;

/** Colours come only from tokens.css. Data (a swatch's hex) arrives from the API and is not written in the source. */
export const coloursComeFromTokens: TreeRule = ({ path, text }) => {
  if (
    !/^(apps\/(web|console)|packages\/ui)\/src\/.*\.(tsx?|css)$/.test(path) ||
    path.endsWith('styles/tokens.css') ||
    /\.test\.tsx?$/.test(path)
  )
    return [];
  return text
    .split('\n')
    .flatMap((line, index) => (rawColour.test(line) ? [`${path}:${index + 1}: a raw colour`] : []));
};

/** No test is skipped, focused or left as a todo. */
export const noTestIsSwitchedOff: TreeRule = ({ path, text }) =>
  /\.(test|spec)\.tsx?$/.test(path) && /\b(test|it|describe)\.(only|skip|todo|fixme)\b/.test(text)
    ? [`${path}: a test is switched off or focused`]
    : [];

const fileExtension = /\.(ts|tsx|css)$/;

/** The source contains no todos. */
export const nothingIsLeftForLater: TreeRule = ({ path, text }) =>
  fileExtension.test(path) && !path.startsWith('tools/src/architecture/') && /\b(TODO|FIXME|HACK)\b/.test(text)
    ? [`${path}: something is left for later`]
    : [];

/** No query interpolates text into SQL; `sqlText` does so for our own numbers and names. */
export const sqlIsParameterised: TreeRule = ({ path, text }) =>
  /^apps\/api\/src\/.*\.ts$/.test(path) &&
  path !== 'apps/api/src/platform/db/sql-text.ts' &&
  /\$(queryRawUnsafe|executeRawUnsafe)\b|\bPrisma\.raw\b/.test(text)
    ? [`${path}: SQL is built from text`]
    : [];

/** LISTEN, the job store and the wait for a database that is still starting; all other access goes through Prisma. */
const usesDriver =
  /^apps\/api\/src\/(platform\/(db\/(prepared|listen-to-database)|jobs\/[\w-]+|mail\/enqueue-mails)|features\/catalogue\/cache\/watch-catalogue|prepare-database)\.ts$/;

/** Statements of the application go through Prisma Client. */
export const statementsGoThroughPrisma: TreeRule = ({ path, text }) =>
  /^apps\/api\/src\/.*(?<!\.test)\.ts$/.test(path) &&
  !usesDriver.test(path) &&
  /from 'pg'|\b(pool|client|tx)\.query\b/.test(text)
    ? [`${path}: a statement goes past Prisma`]
    : [];

/** Prisma computes the largest or smallest value by reading the whole table; the first row in an index's order is the same. */
export const extremesAreRead: TreeRule = ({ path, text }) =>
  /^apps\/api\/src\/.*\.ts$/.test(path) && /\baggregate\(\{[^}]*_(max|min)\b/.test(text)
    ? [`${path}: an aggregate reads the whole table`]
    : [];

export const treeRules: TreeRule[] = [
  namesSaySomething,
  coloursComeFromTokens,
  noTestIsSwitchedOff,
  nothingIsLeftForLater,
  sqlIsParameterised,
  statementsGoThroughPrisma,
  extremesAreRead,
];
