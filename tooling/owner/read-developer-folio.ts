import { parse, type Expression, type Node, type SpreadElement } from 'acorn';
import { OwnerError } from './owner-command.ts';

type Table = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

/** Reads an expression as data: literals, lists, objects, names of earlier constants. Calls give their text: `emoji("Hi")`. */
function toData(node: Expression | SpreadElement | null, known: ReadonlyMap<string, unknown>): unknown {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, at) => value.cooked + textOf(toData(node.expressions[at] ?? null, known)))
        .join('');
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier'
        ? undefined
        : [node.left, node.right].map((side) => textOf(toData(side, known))).join('');
    case 'ArrayExpression':
      return node.elements.map((element) => toData(element, known));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((part): [string, unknown][] => {
          if (part.type !== 'Property' || part.computed) return [];
          const key = part.key.type === 'Identifier' ? part.key.name : toData(part.key, known);
          return [[String(key), toData(part.value, known)]];
        }),
      );
    case 'CallExpression':
      return toData(node.arguments[0] ?? null, known);
    case 'Identifier':
      return known.get(node.name);
    default:
      return undefined;
  }
}

/** The constants of a module, as data. Nothing runs. */
function readConstants(source: string, name: string): ReadonlyMap<string, unknown> {
  const known = new Map<string, unknown>();
  let body: readonly Node[];
  try {
    ({ body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' }));
  } catch (error) {
    throw new OwnerError(
      `${name} cannot be read as JavaScript: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  for (const node of body as ReturnType<typeof parse>['body']) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier') known.set(id.name, toData(init ?? null, known));
  }
  return known;
}

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts the constants of developerFolio's `portfolio.js` to JSON Resume; a list without a place keeps its name. */
export function readDeveloperFolio(source: string, name: string): string {
  const constants = readConstants(source, name);
  const tableOf = (constant: string): Table => {
    const value = constants.get(constant);
    return isTable(value) && value['display'] !== false ? value : {};
  };
  const listOf = (constant: string, list: string): readonly Table[] => {
    const entries = tableOf(constant)[list];
    return Array.isArray(entries) ? entries.filter(isTable) : [];
  };
  const [greeting, contact, skills] = [tableOf('greeting'), tableOf('contactInfo'), tableOf('skillsSection')];
  const social = Object.entries(tableOf('socialMediaLinks')).filter(
    ([, link]) => typeof link === 'string' && link !== '',
  );
  if (greeting['username'] === undefined && listOf('workExperiences', 'experience').length === 0)
    throw new OwnerError(`${name} holds no résumé: neither greeting nor workExperiences of developerFolio.`);
  return JSON.stringify({
    basics: {
      name: greeting['username'],
      email: contact['email_address'] ?? social.find(([key]) => key === 'gmail')?.[1],
      phone: contact['number'],
      summary: greeting['subTitle'],
      profiles: social.filter(([key]) => key !== 'gmail').map(([network, url]) => ({ network, url })),
    },
    work: listOf('workExperiences', 'experience'),
    education: listOf('educationInfo', 'schools'),
    projects: listOf('bigProjects', 'projects'),
    skills: [{ name: 'Skills', keywords: listOf('skillsSection', 'softwareSkills').map(({ skillName }) => skillName) }],
    awards: listOf('achievementSection', 'achievementsCards'),
    publications: [...listOf('blogSection', 'blogs'), ...listOf('talkSection', 'talks')],
    strengths: skills['skills'],
  });
}
