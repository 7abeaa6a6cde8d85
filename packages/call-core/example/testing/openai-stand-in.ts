/** Answers `POST /v1/realtime/calls` inside the page with OpenAI's events. */
export function installOpenAi(): void {
  const events: { type: string; [more: string]: unknown }[] = [];
  let isHearing = false;
  const globals = globalThis as unknown as { __openai: object };
  globals.__openai = {
    heard: () => events,
    isHearing: () => isHearing,
    async answer(sdp: string): Promise<string> {
      const peer = new RTCPeerConnection();
      const context = new AudioContext();
      const tone = new OscillatorNode(context);
      const out = context.createMediaStreamDestination();
      tone.connect(out);
      tone.start();
      peer.ontrack = () => void (isHearing = true);
      peer.ondatachannel = ({ channel }) => {
        const say = (event: object): void => channel.send(JSON.stringify(event));
        const speak = (text: string): void => {
          say({ type: 'output_audio_buffer.started' });
          say({ type: 'response.output_audio_transcript.delta', item_id: text, delta: text.slice(0, 4) });
          say({ type: 'response.output_audio_transcript.done', item_id: text, transcript: text });
          say({ type: 'output_audio_buffer.stopped' });
        };
        channel.onopen = () => {
          say({ type: 'session.created' });
          speak('Good evening.');
          const call = { type: 'function_call', name: 'show', arguments: '{"id":"heron"}', call_id: 'one' };
          say({ type: 'response.done', response: { output: [call] } });
        };
        channel.onmessage = ({ data }) => {
          const event = JSON.parse(String(data)) as (typeof events)[number] & { item?: { output?: string } };
          events.push(event);
          if (event.item?.output) speak(`Tool: ${event.item.output}`);
        };
      };
      await peer.setRemoteDescription({ type: 'offer', sdp });
      const [track] = out.stream.getAudioTracks();
      if (track) peer.addTrack(track, out.stream);
      await peer.setLocalDescription();
      while (peer.iceGatheringState !== 'complete') await new Promise((resolve) => setTimeout(resolve, 20));
      return peer.localDescription?.sdp ?? '';
    },
  };
}
