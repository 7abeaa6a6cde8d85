/** Tests that run together in one process of their runner. */
export interface TestGroup {
  readonly name: string;
  readonly projects: readonly string[];
  /** Whether the runner can follow imports from a changed file to its tests; elsewhere the group runs whole. */
  readonly followsImports: boolean;
  /** Files that the group's verdict can depend on. */
  readonly standsOn: RegExp;
}

const SHARED = String.raw`^(pnpm-lock\.yaml|package\.json|tsconfig\.base\.json|vitest\.config\.ts|tooling/(vitest|browser|net)/)`;
const PRODUCT = String.raw`^(apps|packages)/|^firebase\.json$`;

/**
 * In the order in which a failure is cheapest to find. Browser projects run one after another: side by side, each with a
 * Chromium of its own, they starve one another on a machine with two cores until none of them finishes.
 */
export const TEST_GROUPS: readonly TestGroup[] = [
  {
    name: 'unit tests',
    projects: ['content', 'call-core', 'guide', 'ui', 'web', 'functions', 'functions-deployed', 'tooling'],
    followsImports: true,
    standsOn: /./,
  },
  {
    name: 'call-core in a browser',
    projects: ['call-core-browser'],
    followsImports: true,
    standsOn: new RegExp(`${SHARED}|^packages/call-core/`),
  },
  {
    name: 'the guide in a browser',
    projects: ['guide-browser'],
    followsImports: true,
    standsOn: new RegExp(`${SHARED}|^packages/(call-core|guide)/`),
  },
  {
    name: 'components in a browser',
    projects: ['ui-browser'],
    followsImports: true,
    standsOn: new RegExp(`${SHARED}|^packages/ui/`),
  },
  { name: 'stories', projects: ['stories'], followsImports: false, standsOn: new RegExp(`${SHARED}|^packages/ui/`) },
  {
    name: 'the built site in a browser',
    projects: ['site'],
    followsImports: false,
    standsOn: new RegExp(`${SHARED}|^packages/|^apps/web/`),
  },
];

/** The journeys, which Playwright runs. */
export const JOURNEYS = {
  name: 'end-to-end tests',
  standsOn: new RegExp(`${SHARED}|${PRODUCT}|^tooling/e2e/`),
} as const;

/** Words about the product, which no test reads. */
const PROSE = /\.md$|^docs\/|^\.changeset\//;

/** Whether a change of these files can turn the group red. */
export const isTouched = ({ standsOn }: { readonly standsOn: RegExp }, changed: readonly string[]): boolean =>
  changed.some((file) => !PROSE.test(file) && standsOn.test(file));
