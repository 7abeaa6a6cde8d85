import type { Project } from '@asad/content';

/** The paths of all pictures of works. */
export const picturesOf = (projects: readonly Project[]): readonly string[] =>
  projects.flatMap(({ thumbnail, media = [] }) => [
    ...(thumbnail === undefined ? [] : [thumbnail]),
    ...media.map(({ src }) => src),
  ]);
