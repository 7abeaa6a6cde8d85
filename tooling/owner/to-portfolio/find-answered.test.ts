import { expect, it } from 'vitest';
import { findAnswered, type Place } from './find-answered.ts';

const labelsOf = (text: string, place: Place): readonly string[] => [...findAnswered(text, place).keys()];

// None of these is in the training data.
it.each<readonly [label: string, place: Place, text: string]>([
  ['rates', 'about', 'A day with me costs 640 francs.'],
  ['rates', 'about', 'Contract rate CAD 95 an hour.'],
  ['availability/when', 'about', 'Free from January 11, 2027.'],
  ['notice', 'about', 'My contract has a notice period of ten weeks.'],
  ['origin', 'about', 'Grown up in Moncton, born in Pondicherry.'],
  ['remote', 'about', 'Works remotely from Halifax and travels one week per quarter.'],
  ['weaknesses', 'about', 'I do not take night shifts.'],
  ['led', 'entry', 'Led an inspection crew of five, two of them climbers.'],
  ['team', 'entry', 'Written by two people and a dog.'],
  ['users', 'entry', 'Used by 1,300 beekeepers in four countries.'],
  ['leaving', 'entry', 'Left because the owners sold the place.'],
  ['ownership', 'entry', 'I hand over the source and all rights with the last invoice.'],
  ['gaps', 'entry', 'Parental leave from October 2018 until June 2019.'],
  ['availability', 'about', 'Ich suche ab Mai eine neue Stelle.'],
])('finds an answer to %s in %s: %s', (label, place, text) => {
  expect(labelsOf(text, place)).toContain(label);
});

it.each<readonly [place: Place, text: string]>([
  ['entry', 'Moved the claims portal from one rack to another.'],
  ['entry', 'Release notes in plain words.'],
  ['entry', 'Ground rye for eleven hours.'],
  ['about', 'Baker of maps.'],
])('finds no answer in %s: %s', (place, text) => {
  expect(labelsOf(text, place)).toEqual([]);
});
