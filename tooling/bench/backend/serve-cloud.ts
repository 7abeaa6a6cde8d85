/** The real site at very high rates. Prints its address and tokens as JSON. */
import { startTestCloud } from '@asad/functions/local/testing/start-test-cloud.ts';

const cloud = await startTestCloud({ env: { MAX_CALLS_PER_VISITOR: '1000' }, rateFactor: 1_000_000 });
// A single visitor with hundreds of calls would measure that visitor's document.
const visitors = await Promise.all(Array.from({ length: 100 }, () => cloud.newVisitor()));
const idTokens = visitors.map(({ idToken }) => idToken);
process.on('SIGTERM', () => void cloud.stop().then(() => process.exit(0)));
process.on('message', () => process.send?.({ megabytes: process.memoryUsage().rss / 1_000_000 }));
process.send?.({ url: cloud.url, idTokens });
