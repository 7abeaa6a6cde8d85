export const STYLE = `
:host {
  display: block;
  max-inline-size: var(--asad-call-width, 24rem);
  font: inherit;
  color: var(--asad-call-text, CanvasText);
}
:host([hidden]), [hidden] { display: none; }
div, form { display: flex; gap: .5rem; flex-wrap: wrap; }
button, input {
  font: inherit;
  min-block-size: 2.75rem;
  padding-inline: 1rem;
  border: 1px solid currentColor;
  border-radius: var(--asad-call-radius, .5rem);
  color: inherit;
  background: var(--asad-call-background, Canvas);
}
[part='button'] {
  flex: 1;
  color: var(--asad-call-accent-text, #fff);
  background: var(--asad-call-accent, #1f4fd8);
}
:host([data-status='active']) [part='button'] { background: var(--asad-call-end, #b3261e); }
input { flex: 1; min-inline-size: 0; }
:focus-visible { outline: 3px solid var(--asad-call-focus, currentColor); outline-offset: 2px; }
ol { margin: .75rem 0; padding: 0; max-block-size: 14rem; overflow: auto; list-style: none; }
li { margin-block: .25rem; overflow-wrap: anywhere; }
li[data-speaker='visitor'] { text-align: end; }
li[data-final='false'] { opacity: .7; }
p { margin-block: .5rem; }
@media (forced-colors: active) { li[data-final='false'] { opacity: 1; } }
`;
