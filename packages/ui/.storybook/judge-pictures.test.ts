import { describe, expect, it } from 'vitest';
import { judgePictures } from './judge-pictures.ts';

const changed = { file: 'actions-button--primary.dark.png', what: 'changed', points: 64 } as const;
const drawn = { differences: [changed], kept: 311, madeBy: 'Chromium 156', drawnBy: 'Chromium 156' };

describe('pictures of the stories', () => {
  it('are red where one differs in the browser that made them', () => {
    const { isRed, told } = judgePictures(drawn);
    expect(isRed).toBe(true);
    expect(told).toContain('actions-button--primary.dark.png (changed)');
    expect(told).not.toContain('not failed');
  });

  it('are only reported where another browser made them', () => {
    const { isRed, told } = judgePictures({ ...drawn, drawnBy: 'Chromium 157' });
    expect(isRed).toBe(false);
    expect(told).toContain('actions-button--primary.dark.png (changed)');
    expect(told).toContain('Told, not failed: they were made by Chromium 156, and drawn here by Chromium 157.');
  });

  it('are green where none differs, whoever drew them', () => {
    const same = { ...drawn, differences: [], drawnBy: 'Chromium 157' };
    expect(judgePictures(same)).toEqual({ isRed: false, told: '311 pictures are as they were.\n' });
  });
});
