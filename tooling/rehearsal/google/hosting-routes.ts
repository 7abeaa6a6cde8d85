import { createHash, randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { missing, ok, type Route } from './route.ts';
import { PROJECT, type Json, type StandInProject } from './stand-in-project.ts';

export function hostingRoutes(project: StandInProject, getOrigin: () => string): readonly Route[] {
  const blobs = new Map<string, Buffer>();
  const versions = new Map<string, { files: Map<string, string>; config: Json }>();
  const name = `projects/${PROJECT}/sites/${PROJECT}`;
  const site = { name, type: 'DEFAULT_SITE', defaultUrl: `https://${PROJECT}.web.app` };
  return [
    [/^GET \/hosting\/v1beta1\/projects\/[^/]+\/sites\/[^/]+$/, () => ok(site)],
    [/^GET \/hosting\/v1beta1\/projects\/[^/]+\/sites$/, () => ok({ sites: [site] })],
    [
      /^POST \/hosting\/v1beta1\/projects\/[^/]+\/sites\/[^/]+\/versions$/,
      ({ json }) => {
        const id = randomUUID();
        versions.set(id, { files: new Map(), config: (json['config'] ?? {}) as Json });
        return ok({ name: `${name}/versions/${id}`, status: 'CREATED' });
      },
    ],
    [
      /^POST \/hosting\/v1beta1\/.*versions\/([\w-]+):populateFiles/,
      ({ parts, json }) => {
        const version = versions.get(parts[0] ?? '');
        const files = Object.entries((json['files'] ?? {}) as Record<string, string>);
        for (const [path, hash] of files) version?.files.set(path, hash);
        const uploadRequiredHashes = [...new Set(files.map(([, hash]) => hash))].filter((hash) => !blobs.has(hash));
        return ok({ uploadUrl: `${getOrigin()}/hosting/upload`, uploadRequiredHashes });
      },
    ],
    [
      /^POST \/hosting\/upload\/(\w+)$/,
      ({ parts, bytes }) => {
        // The service rejects content that does not match its hash.
        if (createHash('sha256').update(bytes).digest('hex') !== parts[0])
          return [400, { error: { code: 400, message: 'content hash' } }];
        blobs.set(parts[0] ?? '', bytes);
        return ok({});
      },
    ],
    [
      /^PATCH \/hosting\/v1beta1\/.*versions\/([\w-]+)\?/,
      ({ parts, json }) => {
        const version = versions.get(parts[0] ?? '');
        if (version !== undefined && json['config'] !== undefined) version.config = json['config'] as Json;
        return ok({ name: `${name}/versions/${parts[0]}`, status: 'FINALIZED' });
      },
    ],
    [
      /^POST \/hosting\/v1beta1\/.*releases\?versionName=.*versions(?:\/|%2F)([\w-]+)$/,
      ({ parts }) => {
        const version = versions.get(parts[0] ?? '');
        if (version === undefined) return missing();
        const files = new Map(
          [...version.files].map(([path, hash]) => [path, gunzipSync(blobs.get(hash) ?? Buffer.alloc(0))]),
        );
        project.live = { files, config: version.config };
        return ok({ name: 'release', version: { name: parts[0] } });
      },
    ],
  ];
}
