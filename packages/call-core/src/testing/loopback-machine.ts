import type { LoopbackControl, LoopbackRoom } from './loopback-control.ts';

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * Replaces the call machine of the room's client: its postMessage protocol (daily-js 0.87.0) without a network.
 * Serialised to a classic script: must not use anything outside of itself.
 */
export function loopbackMachine(): void {
  interface Wire {
    readonly what?: string;
    readonly from?: string;
    readonly callClientId?: string;
    readonly callbackStamp?: string;
    readonly action?: string;
    readonly [key: string]: unknown;
  }
  interface Room extends Changing<LoopbackRoom> {
    readonly sent: Wire[];
    readonly appMessages: unknown[];
    readonly stop: () => void;
  }
  interface DailyWindow {
    _daily: { pendings: string[]; instances: Record<string, { callMachine?: unknown; tracks?: unknown }> };
    __loopback?: LoopbackControl;
  }

  const page = window as unknown as DailyWindow;
  const loopback = (page.__loopback ??= { settings: {}, rooms: [] });
  const rooms = loopback.rooms as Room[];
  const assistantId = 'assistant-session';

  function open(id: string): void {
    const settings = loopback.settings;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let context: AudioContext | null = null;
    let streams: Record<string, unknown> = {};
    let track: MediaStreamTrack | undefined;
    let joined = false;

    const post = (action: string, fields: Record<string, unknown> = {}): void =>
      window.postMessage({ ...fields, what: 'iframe-call-message', from: 'embedded', callClientId: id, action }, '*');
    const later = (delayMs: number, run: () => void): void => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (room.isLive) run();
      }, delayMs);
      timers.add(timer);
    };
    const off = { state: 'off', subscribed: true };
    const participant = (isLocal: boolean, audio: object) => ({
      local: isLocal,
      session_id: isLocal ? 'visitor-session' : assistantId,
      user_id: isLocal ? 'visitor' : 'assistant',
      user_name: isLocal ? '' : 'Vapi Speaker',
      audio: (audio as { state: string }).state === 'playable',
      video: false,
      screen: false,
      joined_at: new Date(),
      will_eject_at: new Date(0),
      owner: false,
      record: false,
      tracks: { audio, video: off, screenAudio: off, screenVideo: off },
    });
    const localParticipant = () => participant(true, { state: room.isAudioOn ? 'playable' : 'off', subscribed: true });

    function makeTrack(): MediaStreamTrack | undefined {
      context = new AudioContext();
      const destination = context.createMediaStreamDestination();
      const tone = context.createOscillator();
      tone.connect(destination);
      tone.start();
      return destination.stream.getAudioTracks()[0];
    }

    const room: Room = {
      isLive: true,
      isAudioOn: true,
      isNoiseCancelled: false,
      sent: [],
      appMessages: [],
      post,
      stop() {
        room.isLive = false;
        for (const timer of timers) clearTimeout(timer);
        timers.clear();
        track?.stop();
        void context?.close();
        context = null;
        streams = {};
        window.removeEventListener('message', onMessage);
      },
      say: (message) =>
        post('app-message', {
          fromId: assistantId,
          data: typeof message === 'string' ? message : JSON.stringify(message),
        }),
      level: (sum) => post('remote-participants-audio-level', { participantsAudioLevel: { [assistantId]: sum } }),
      eject() {
        post('error', { errorMsg: 'Meeting has ended', error: { type: 'ejected', msg: 'Meeting has ended' } });
        room.leave();
      },
      leave() {
        post('left-meeting');
        room.stop();
      },
      leaveByAssistant: (isGone) =>
        post(isGone ? 'participant-left' : 'participant-joined', { participant: participant(false, off) }),
      failAudioProcessor: () => post('nonfatal-error', { type: 'audio-processor-error', errorMsg: 'Krisp failed' }),
    };

    function join(): void {
      if (settings.hangsOnJoin) return;
      if (settings.listensEarly) room.say('listening');
      later(settings.joinDelayMs ?? 0, () => {
        if (settings.joinError) {
          post('error', { errorMsg: settings.joinError, error: { type: 'connection-error', msg: settings.joinError } });
          // After a fatal error the client sends no leave request.
          return room.stop();
        }
        joined = true;
        const local = localParticipant();
        post('joined-meeting', { participants: { local } });
        if (settings.cameraError) {
          post('camera-error', {
            errorMsg: { errorMsg: settings.cameraError, audioOk: false },
            error: { type: settings.cameraError },
          });
        }
        if (!settings.isAlone) later(0, () => post('participant-joined', { participant: participant(false, off) }));
      });
    }

    function subscribe(): void {
      if (track) return;
      later(settings.trackDelayMs ?? 0, () => {
        track = makeTrack();
        streams = {
          assistant: { participantId: assistantId, type: 'cam', pendingTrack: track, starttime: new Date() },
        };
        post('participant-updated', { participant: participant(false, { state: 'playable', subscribed: true }) });
      });
    }

    /** Like the real machine, loads from a `blob:`, which is subject to the page's script-src. */
    async function loadNoiseCanceller(): Promise<void> {
      const code = "registerProcessor('noise', class extends AudioWorkletProcessor { process() { return true; } });";
      const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
      const audio = new AudioContext();
      try {
        await audio.audioWorklet.addModule(url);
        room.isNoiseCancelled = true;
      } finally {
        URL.revokeObjectURL(url);
        await audio.close();
      }
    }

    function onMessage(event: MessageEvent<Wire | undefined>): void {
      const wire = event.data;
      if (wire?.what !== 'iframe-call-message' || wire.from !== 'module' || wire.callClientId !== id || !wire.action)
        return;
      room.sent.push(wire);
      const reply = (fields: Record<string, unknown> = {}): void =>
        wire.callbackStamp ? post('callback', { callbackStamp: wire.callbackStamp, ...fields }) : undefined;
      switch (wire.action) {
        case 'join-meeting':
          return join();
        case 'update-participant':
        case 'update-participants':
          return subscribe();
        case 'app-msg':
          room.appMessages.push(wire['data']);
          if (wire['data'] === 'playable' && !settings.listensOnce) later(0, () => room.say('listening'));
          return reply();
        case 'local-audio':
          room.isAudioOn = wire['state'] === true;
          return joined ? post('participant-updated', { participant: localParticipant() }) : undefined;
        case 'update-input-settings': {
          const inputSettings = wire['inputSettings'];
          const isOn = JSON.stringify(inputSettings).includes('noise-cancellation');
          if (settings.noiseCancellationError && isOn) return reply({ error: settings.noiseCancellationError });
          if (!isOn) return reply({ inputSettings });
          return void loadNoiseCanceller().then(
            () => reply({ inputSettings }),
            (error: unknown) => reply({ error: String(error) }),
          );
        }
        case 'start-remote-participants-audio-level-observer':
          return reply(settings.observerError ? { error: settings.observerError } : {});
        case 'leave-meeting':
          return later(settings.leaveDelayMs ?? 0, room.leave);
        default:
          return reply();
      }
    }

    rooms.push(room);
    page._daily.instances[id] = {
      ...page._daily.instances[id],
      callMachine: {
        store: { getState: () => ({ streams, participants: {}, local: { public: {}, streams: {} } }) },
        reset: () => undefined,
      },
    };
    window.addEventListener('message', onMessage);
    post('call-machine-initialized');
    post('loaded');
  }

  for (const id of page._daily.pendings.splice(0)) open(id);
}

/** Returns the machine as a classic script. */
export function getLoopbackScript(): string {
  return `(${loopbackMachine.toString()})();`;
}
