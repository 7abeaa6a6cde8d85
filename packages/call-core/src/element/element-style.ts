export const STYLE = `
:host {
  display: block;
  max-inline-size: var(--asad-call-width, 24rem);
  font: inherit;
  color: var(--asad-call-text, CanvasText);
}
:host([hidden]), [hidden] { display: none; }
[part='controls'], form { display: flex; gap: .5rem; flex-wrap: wrap; }
button, input, select {
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
:host(:state(active)) [part='button'] { background: var(--asad-call-end, #b3261e); }
input { flex: 1; min-inline-size: 0; }
:focus-visible { outline: 3px solid var(--asad-call-focus, currentColor); outline-offset: 2px; }
[part='captions'] { margin: .75rem 0; max-block-size: 14rem; overflow: auto; }
[part~='line'] { margin-block: .25rem; overflow-wrap: anywhere; }
[data-speaker='visitor'] { text-align: end; }
[data-final='false'] { opacity: .7; }
p { margin-block: .5rem; }
p:empty { display: none; }
[part='status']:empty, [part='error']:empty { display: block; margin: 0; }
[part='consent'] { font-size: .875em; }
select { max-inline-size: 100%; }
[part='controls'] { position: relative; }
[part='level'] {
  position: absolute;
  inset: 0;
  border-radius: var(--asad-call-radius, .5rem);
  box-shadow: 0 0 0 calc(var(--asad-call-level, 0) * .5rem) var(--asad-call-accent, #1f4fd8);
  opacity: .4;
  pointer-events: none;
}
summary { display: none; }
:host([launcher]) { position: fixed; inset-block-end: 1rem; inset-inline-end: 1rem; z-index: 10; }
:host([launcher]) summary {
  display: block;
  inline-size: fit-content;
  margin-inline-start: auto;
  padding: .75rem 1.25rem;
  border-radius: 2rem;
  cursor: pointer;
  color: var(--asad-call-accent-text, #fff);
  background: var(--asad-call-accent, #1f4fd8);
}
:host([launcher]) details[open] {
  padding: 1rem;
  border: 1px solid currentColor;
  border-radius: var(--asad-call-radius, .5rem);
  background: var(--asad-call-background, Canvas);
}
:host([launcher]) details[open] summary { margin-block-end: .75rem; }
@media (max-width: 40rem) {
  :host([launcher]) { inset-inline: 1rem; max-inline-size: none; }
  :host([launcher]) details[open] { max-block-size: 80svb; overflow: auto; }
}
@media (forced-colors: active) { [data-final='false'] { opacity: 1; } }
`;
