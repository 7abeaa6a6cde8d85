import { hexColours } from '@asad/ui/hex-colours';

const { light, dark } = hexColours;
const both = (name: keyof typeof light & keyof typeof dark): string => `light-dark(${light[name]}, ${dark[name]})`;

/** The product's colours by day and by night, and no font that would have to be fetched. */
export const INBOX_STYLE = `
  :root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif;
    --ground: ${both('bg')}; --deep: ${both('bg-deep')}; --card: ${both('surface-raised')}; --ink: ${both('text')};
    --quiet: ${both('text-muted')}; --accent: ${both('accent')}; }
  * { box-sizing: border-box; }
  body { max-inline-size: 52rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; background: var(--ground); color: var(--ink); }
  h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2; margin: 0; }
  h1 { font-size: 2.25rem; } h2 { font-size: 1.5rem; margin-block: 2.5rem .75rem; } h3 { font-size: 1rem; margin: 0; }
  p { margin: 0; } a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: .2em; }
  small, .quiet { color: var(--quiet); font-size: .875rem; } code { font-size: .9em; overflow-wrap: anywhere; }
  dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 1rem 0 0; } dt { color: var(--quiet); font-size: .875rem; }
  dd { margin: 0; font: 400 1.75rem/1.2 Georgia, serif; }
  form { display: flex; gap: .5rem; margin-block: 1.5rem 0; } label { flex: 1; }
  input[type=search], button { inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit;
    background: var(--card); border: 1px solid var(--quiet); border-radius: .5rem; }
  ::placeholder { color: var(--quiet); opacity: 1; }
  button { inline-size: auto; background: var(--deep); cursor: pointer; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  article, .questions { background: var(--card); border-inline-start: .25rem solid var(--accent); border-radius: .5rem; padding: 1rem 1.25rem; margin-block: .75rem; }
  .questions { padding-inline-start: 2.25rem; margin: 0; } .call { margin-block-start: .75rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .5rem 0 0; }
  details { margin-block: .75rem; } summary { cursor: pointer; padding-block: .5rem; }
  iframe { inline-size: 100%; block-size: 40rem; border: 0; background: #fff; border-radius: .5rem; margin-block: .75rem; }
`;
