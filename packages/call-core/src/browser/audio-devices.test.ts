import { afterEach, expect, it, vi } from 'vitest';
import { listAudioDevices } from './audio-devices.ts';

const stub = (devices: readonly (readonly [kind: string, deviceId: string, label: string])[] | undefined): void =>
  void vi.stubGlobal('navigator', {
    mediaDevices: {
      enumerateDevices: async () => devices?.map(([kind, deviceId, label]) => ({ kind, deviceId, label })),
    },
  });

afterEach(() => void vi.unstubAllGlobals());

it('vscode#324980: lists each device once, and tells equal labels apart', async () => {
  stub([
    ['audioinput', 'default', 'Default - Headset'],
    ['audioinput', 'communications', 'Communications - Headset'],
    ['audioinput', 'a', 'Headset'],
    ['audioinput', 'b', 'Headset'],
    ['audiooutput', 'default', 'Default'],
    ['videoinput', 'c', 'Camera'],
  ]);
  expect(await listAudioDevices()).toEqual([
    { id: 'a', kind: 'microphone', label: 'Headset' },
    { id: 'b', kind: 'microphone', label: 'Headset (2)' },
    { id: 'default', kind: 'speaker', label: 'Default' },
  ]);
});

it('brave-browser#11054: lists nothing where the browser answers nothing', async () => {
  stub(undefined);
  expect(await listAudioDevices()).toEqual([]);
});
