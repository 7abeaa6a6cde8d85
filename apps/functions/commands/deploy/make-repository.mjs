/**
 * Creates the repository of the functions' images with a retention of one day, as the cloud build does at the first
 * deployment: otherwise `firebase deploy --non-interactive` stops between the functions and Hosting. Uses the code and
 * login of the pinned firebase-tools. Arguments: project, region.
 */
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const [project, location] = process.argv.slice(2);
const places = process.env.PATH.split(delimiter).map((folder) => join(folder, 'firebase'));
const firebase = realpathSync(places.find((place) => existsSync(place)));
const load = createRequire(join(dirname(firebase), '../../package.json'));
const artifacts = load('./lib/functions/artifacts');
const registry = load('./lib/gcp/artifactregistry');
const KEPT_DAYS = 1;

try {
  await load('./lib/requireAuth').requireAuth({ project, projectId: project, nonInteractive: true });
  await registry.ensureApiEnabled(project);
  await registry.ensureDockerRepository(project, location, artifacts.GCF_REPO_ID);
  const repository = await registry.getRepository(artifacts.makeRepoPath(project, location));
  // An owner's own rule stays.
  if (artifacts.findExistingPolicy(repository) === undefined && !artifacts.hasCleanupOptOut(repository))
    await artifacts.setCleanupPolicy(repository, KEPT_DAYS);
} catch (error) {
  process.stderr.write(`The repository of function images cannot be prepared: ${error.message}\n`);
  process.exitCode = 1;
}
