import { buildSite } from './build-site.ts';
import { portfolio } from './portfolio/portfolio.ts';

/** For the old facts; goes with them. */
export const site = buildSite(portfolio);
