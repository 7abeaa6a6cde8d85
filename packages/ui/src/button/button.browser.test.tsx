import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../page.css';
import '../theme.css';
import { Button } from './button.tsx';

test('a disabled button does not change its look under the pointer', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <Button tone="primary" disabled>
      Continue
    </Button>,
  );
  await expect.poll(() => host.querySelector('button')).not.toBeNull();
  const button = host.querySelector('button')!;
  await userEvent.hover(button);
  expect(button.matches(':hover')).toBe(true);
  await Promise.all(button.getAnimations().map(({ finished }) => finished));
  expect(getComputedStyle(button).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  root.unmount();
  host.remove();
});
