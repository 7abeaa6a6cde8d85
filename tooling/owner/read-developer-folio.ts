import { parse, type Expression, type Node, type SpreadElement } from 'acorn';
import tools from './developer-folio-tools.json' with { type: 'json' };
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

const tableOf = (value: unknown): Table =>
  typeof value === 'object' && value !== null && !('display' in value && value.display === false) ? { ...value } : {};

/** The template names its icons. */
const TOOLS = new Map(Object.entries(tools));
/** Constants about the look of the site. */
const LOOK = /^(?:splashScreen|illustration|openSource)$/u;

/** Reads developerFolio's `portfolio.js` as a résumé; `names.json` has the names of its sections and fields. */
export function readDeveloperFolio(source: string, name: string): string {
  const constants = [...readConstants(source, name)].filter(([constant]) => !LOOK.test(constant));
  const { greeting, contactInfo, skillsSection, socialMediaLinks, achievementSection, isHireable, ...sections }: Table =
    Object.fromEntries(constants);
  const { username, subTitle: summary, ...greetingTexts } = tableOf(greeting);
  const { number: phone, email_address: mail, ...contactTexts } = tableOf(contactInfo);
  const { skills, softwareSkills, ...skillTexts } = tableOf(skillsSection);
  const { gmail, display: _, ...profiles } = tableOf(socialMediaLinks);
  if (username === undefined && sections['workExperiences'] === undefined)
    throw new OwnerError(`${name} holds no résumé: neither greeting nor workExperiences of developerFolio.`);
  const names = Object.values(tableOf(softwareSkills)).map((skill) => textOf(tableOf(skill)['skillName']));
  const { achievementsCards, ...achievements } = tableOf(achievementSection);
  const isCertificate = (card: unknown): boolean => /certif/iu.test(Object.values(tableOf(card)).map(textOf).join(' '));
  const cards = Object.values(tableOf(achievementsCards));
  const availability = isHireable === true ? 'Open to opportunities' : '';
  return JSON.stringify({
    basics: { name: username, email: [...new Set([mail, gmail])], phone, summary, profiles, availability },
    // Before its bars of percentages.
    skills: [{ name: 'Skills', keywords: names.map((skill) => TOOLS.get(skill) ?? skill) }],
    ...sections,
    certificates: cards.filter(isCertificate),
    achievementSection: { ...achievements, achievementsCards: cards.filter((card) => !isCertificate(card)) },
    strengths: skills,
    // The report names them.
    greetingTexts,
    contactTexts,
    skillTexts,
  });
}
