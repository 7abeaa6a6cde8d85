import { listOutdated } from './keep-pictures.ts';

const outdated = listOutdated();
for (const path of outdated)
  console.error(`apps/web/public${path} is older than its words: pnpm pictures draws it anew.`);
process.exitCode = outdated.length === 0 ? 0 : 1;
