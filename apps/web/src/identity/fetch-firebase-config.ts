import type { FirebaseOptions } from 'firebase/app';

/** Firebase Hosting and the local cloud serve it: one build runs everywhere. */
const CONFIG_PATH = '/__/firebase/init.json';

/** Throws if the configuration is missing or invalid. */
export async function fetchFirebaseConfig(): Promise<FirebaseOptions> {
  const response = await fetch(CONFIG_PATH);
  if (!response.ok) throw new Error(`The sign-in is not configured here: ${CONFIG_PATH} answered ${response.status}.`);
  const config: FirebaseOptions | null = await response.json();
  const { apiKey, projectId } = config ?? {};
  if (typeof apiKey !== 'string' || typeof projectId !== 'string') {
    throw new Error(`The sign-in is not configured here: ${CONFIG_PATH} names no apiKey or projectId.`);
  }
  return { ...config, apiKey, projectId };
}
