export interface TriedCommand {
  /** The command without a user's arguments. */
  readonly command: string;
  readonly args?: readonly string[];
  readonly input?: string;
  /** Matches the expected output; then a server is stopped. */
  readonly says: RegExp;
  readonly isServer?: boolean;
}

const OWNER = ['--name', 'Zoë Ångström', '--pronouns', 'she', '--role', 'Instrument builder', '--years', '9+'];
const PLACE = ['--location', 'Porto, Portugal', '--time-zone', 'UTC+0', '--email', 'zoe@example.org'];
const project = (title: string): TriedCommand => ({
  command: 'pnpm new project',
  args: ['--title', title, '--subtitle', 'Ships', '--story', 'It was made.', '--impact', 'It holds.', '--tags', 'Rust'],
  says: /\.ts/,
});
const job = (company: string, start: string): TriedCommand => ({
  command: 'pnpm new experience',
  args: ['--company', company, '--role', 'Engineer', '--location', 'Porto', '--start', start, '--summary', 'It went.'],
  says: /\.ts/,
});
const SERVES = /http:\/\/(127\.0\.0\.1|localhost):\d+/;

/** In order: first as is, then with a new owner. */
export const TRIED: readonly TriedCommand[] = [
  { command: 'pnpm build', says: /\d successful/ },
  { command: 'pnpm ask', args: ['--json'], input: 'Who are you?\n', says: /"sentences":\["I am ASAD/ },
  { command: 'pnpm first-questions', says: /People will ask; you have not answered/ },
  { command: 'pnpm build-static', says: /The site is in dist\/static/ },
  { command: 'pnpm evaluate', says: /\d+ missed/ },
  { command: 'pnpm pictures', says: /kB/ },
  { command: 'pnpm look', says: /pictures are in \.screens/ },
  { command: 'pnpm format', says: /files/ },
  { command: 'pnpm dev', says: SERVES, isServer: true },
  { command: 'pnpm storybook', says: SERVES, isServer: true },
  { command: 'pnpm changeset', args: ['status'], says: /call-core/ },
  { command: 'pnpm new-owner', args: [...OWNER, ...PLACE, '--site', 'https://zoe.example.org'], says: /\w/ },
  project('Tide Gauge'),
  project('Echo Sounder'),
  project('Log Book'),
  job('Porto Docks', '2019-03'),
  job('Sea Works', '2015-01'),
  { command: 'pnpm new tool', args: ['--name', 'Rust', '--role', 'Firmware'], says: /\.ts/ },
  { command: 'pnpm start', says: SERVES, isServer: true },
  { command: 'pnpm desk', args: ['backup', 'backups/typed'], says: /The data is in .*typed/ },
  { command: 'pnpm ask', args: ['--json'], input: 'Which projects are there?\n', says: /Tide Gauge/ },
  { command: 'pnpm pictures', says: /kB/ },
  { command: 'pnpm vitest run', args: ['--project', 'content'], says: /Tests .* passed/ },
  { command: 'pnpm install', says: /Done/ },
];
