/** Code around each example, by order. */
const JS = [
  {
    name: 'readme-first',
    before: "const button = document.querySelector('main').appendChild(document.createElement('button'));",
    after: "button.textContent = 'idle';",
  },
  {
    name: 'readme-outbox',
    before: "const button = document.querySelector('main').appendChild(document.createElement('button'));",
    after: `button.textContent = 'idle';
      button.onclick = () => (call.getSnapshot().status === 'idle' ? call.start() : call.end());
      call.subscribe(() => (button.textContent = call.getSnapshot().status));`,
  },
  {
    name: 'readme-devices',
    before: `import { createCall } from '@asad/call-core';
      import { openMicrophone } from '@asad/call-core/browser';
      import { createScriptedProvider } from '@asad/call-core/testing';
      const main = document.querySelector('main');
      main.innerHTML = '<select id="microphones"></select><button id="muted"></button><button id="voice"></button>';
      const { microphones, muted, voice } = main.children;
      const call = createCall({ target: { assistantId: 'echo' }, provider: createScriptedProvider(), openMicrophone });`,
    after: `const log = [await muted.onclick(), call.getSnapshot().isMuted];
      while (!microphones.options[1]?.label) await new Promise((resolve) => setTimeout(resolve, 20));
      stopWatching();
      await call.end();
      await call.start({ mode: 'text' });
      log.push(await voice.onclick(), call.getSnapshot().mode);
      await call.end();
      main.textContent = JSON.stringify([log[0].kind, ...log.slice(1)]);`,
  },
  {
    name: 'readme-gate',
    before: `import { createCall } from '@asad/call-core';
      import { openMicrophone } from '@asad/call-core/browser';
      import { echo } from './echo-provider.js';
      const mayCall = false;`,
    after: `const call = createCall({ target: { assistantId: 'echo' }, provider: echo, openMicrophone, gate });
      document.querySelector('main').textContent = JSON.stringify((await call.start({ mode: 'text' })).error.code);`,
  },
  {
    name: 'readme-tools',
    before: `import { openMicrophone } from '@asad/call-core/browser';
      import { createScriptedProvider } from '@asad/call-core/testing';
      const provider = createScriptedProvider();
      const highlight = (id, signal) => ({ id, isAborted: signal.aborted });`,
    after: `await call.start({ mode: 'text' });
      const ask = (id, given) => provider.room().emit({ type: 'tool-call', name: 'show', arguments: given, id });
      ask('fits', { id: 'heron' });
      ask('does not', { id: 7 });
      await new Promise((resolve) => setTimeout(resolve, 50));
      document.querySelector('main').textContent = JSON.stringify(provider.room().toolResults);`,
  },
] as const;

const REACT_BEFORE = `import { createCall } from '@asad/call-core';
  import { openMicrophone } from '@asad/call-core/browser';
  import { createRoot } from 'react-dom/client';
  import { echo } from './echo-provider.js';
  const call = createCall({ target: { assistantId: 'echo' }, provider: echo, openMicrophone });
  const Talk = () => {`;
const REACT_AFTER = `return <p>{status} {conversation.lines.map(({ text }) => text).join(' ')}</p>;
  };
  createRoot(document.querySelector('main')).render(<Talk />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await call.start({ mode: 'text' });
  call.send('hello');
  await call.end();`;

const findBlocks = (readme: string, language: string): readonly string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code);

export function writeOpenAiPages(doc: string): Readonly<Record<string, string>> {
  const [provider, page] = findBlocks(doc, 'js');
  if (provider === undefined || page === undefined) throw new Error('openai-realtime.md has no provider or no page.');
  return { 'openai-provider': provider, 'openai-page': page };
}

export function writeReadmePages(readme: string): Readonly<Record<string, string>> {
  const blocks = findBlocks(readme, 'js');
  const [react] = findBlocks(readme, 'jsx');
  const pages = JS.map(({ name, before, after }, index) => {
    const code = blocks[index];
    if (code === undefined) throw new Error(`The README has no example number ${index + 1}.`);
    return [name, `${before}\n${code}\n${after}\n`] as const;
  });
  const [, imports, hooks] = /^((?:import [^\n]*\n)+)(.*)$/s.exec(react ?? '') ?? [];
  if (hooks === undefined) throw new Error('The README has no example for React.');
  return { ...Object.fromEntries(pages), 'readme-react': `${imports}${REACT_BEFORE}\n${hooks}\n${REACT_AFTER}\n` };
}
