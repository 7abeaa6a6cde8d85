import { ok, type Route } from './route.ts';
import { PROJECT, type StandInProject } from './stand-in-project.ts';

export function firestoreRoutes(project: StandInProject): readonly Route[] {
  const database = `projects/${PROJECT}/databases/(default)`;
  const ruleset = `projects/${PROJECT}/rulesets/1`;
  const release = { name: `projects/${PROJECT}/releases/cloud.firestore`, rulesetName: ruleset };
  return [
    [
      /^GET \/firestore\/v1\/projects\/[^/]+\/databases\/\(default\)$/,
      () => ok({ name: database, type: 'FIRESTORE_NATIVE', databaseEdition: 'STANDARD' }),
    ],
    [
      /^PATCH \/firestore\/v1\/projects\/[^/]+\/databases\/\(default\)(?:\?|$)/,
      ({ json }) => {
        project.protection.push(json);
        return ok({ name: 'operations/database', done: true, response: { name: database, ...json } });
      },
    ],
    [
      /^POST \/firestore\/v1\/projects\/[^/]+\/databases\/\(default\)\/backupSchedules/,
      ({ json }) => {
        project.protection.push(json);
        return ok({ name: `${database}/backupSchedules/1`, ...json });
      },
    ],
    [/^GET \/firestore\/.*\/indexes/, () => ok({ indexes: [] })],
    [/^GET \/firestore\/.*\/fields/, () => ok({ fields: [...project.fieldOverrides.values()] })],
    [
      /^PATCH \/firestore\/v1\/(projects\/.*\/fields\/[^?]+)/,
      ({ parts, json }) => {
        const name = parts[0] ?? '';
        const field = project.fieldOverrides.get(name) ?? { name, indexConfig: { indexes: [] } };
        project.fieldOverrides.set(name, { ...field, ...json, name });
        return ok({ name: 'operations/field', done: true });
      },
    ],
    [/^POST \/rules\/v1\/projects\/[^:]+:test/, () => ok({ issues: [] })],
    [
      /^GET \/rules\/v1\/projects\/[^/]+\/releases(?:\?|$)/,
      () => ok({ releases: project.rulesets.length === 0 ? [] : [release] }),
    ],
    [
      /^GET \/rules\/v1\/projects\/[^/]+\/rulesets/,
      () => ok({ source: project.rulesets.at(-1)?.['source'] ?? { files: [] } }),
    ],
    [
      /^POST \/rules\/v1\/projects\/[^/]+\/rulesets/,
      ({ json }) => {
        project.rulesets.push(json);
        return ok({ name: ruleset });
      },
    ],
    [/^(?:POST|PATCH|PUT) \/rules\/v1\/projects\/[^/]+\/releases/, ({ json }) => ok(json)],
  ];
}
