import type { Call, CallSnapshot } from '@asad/call-core';
import { watchAudioDevices, type AudioDevice } from '@asad/call-core/browser';
import type { SoundDevices, SoundPanelProps } from '@asad/ui/call-screen';
import { useEffect, useState } from 'react';

/** Returns the sound controls that the voice supports. */
export function useSound(call: Call, { can, mode, ...chosen }: CallSnapshot): SoundPanelProps {
  const [devices, setDevices] = useState<readonly AudioDevice[]>([]);
  useEffect(() => watchAudioDevices(setDevices), []);
  const choice = (kind: AudioDevice['kind'], now: Omit<SoundDevices, 'devices'>): SoundDevices | undefined => {
    const found = devices.filter((device) => device.kind === kind);
    // A single device needs no menu.
    return can.includes(kind) && found.length > 1 ? { devices: found, ...now } : undefined;
  };
  return {
    microphone:
      mode === 'voice'
        ? choice('microphone', { chosen: chosen.microphoneId, onChoose: (id) => void call.setMicrophone(id) })
        : undefined,
    speaker: choice('speaker', { chosen: chosen.speakerId, onChoose: (id) => void call.setSpeaker(id) }),
    volume: can.includes('volume')
      ? { ratio: chosen.volume, onChange: (ratio) => void call.setVolume(ratio) }
      : undefined,
  };
}
