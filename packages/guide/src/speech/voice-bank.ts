interface VoiceList {
  readonly version: number;
  readonly sentences: Readonly<Record<string, { readonly file: string }>>;
}

/** Finds rendered sentences below `baseUrl` (default '/voice/'); fetches the list once, at the first request. */
export function createVoiceBank(baseUrl = '/voice/'): (sentence: string) => Promise<string | undefined> {
  let loading: Promise<VoiceList | null> | null = null;
  async function load(): Promise<VoiceList | null> {
    try {
      const response = await fetch(`${baseUrl}voices.json`);
      const list: VoiceList | null = response.ok ? await response.json() : null;
      return list?.version === 1 ? list : null;
    } catch {
      loading = null;
      return null;
    }
  }
  return async (sentence) => {
    loading ??= load();
    const list = await loading;
    const entry = list && Object.hasOwn(list.sentences, sentence) ? list.sentences[sentence] : undefined;
    return entry && `${baseUrl}${entry.file}`;
  };
}
