// The softmax over candidates fitted anew without each group of signals, on every fourth question of two thirds of the
// tuned houses and scored on those of the rest, three times; the meanings have learned from none of them.
import { signalNames } from '../../../src/server/language/ranking/signals.ts';
import { bands, type Example, examplesOf, fitRanking, rankedBy } from '../ranking/fit-ranking.ts';
import { askedHouses } from '../ranking/houses.ts';
import type { Measured, Tally } from './measured.ts';

const groups: Record<string, RegExp> = {
  'words held': /^(?:words|strangeWords|termWeight|telling|mostTelling|firstHeld|lastHeld|strangeHeld|rarestHeld)/,
  titles: /^title/,
  'score and rank by words': /^(?:topScore|runnerUp|shareOfBest|rank)$/,
  'what is asked of a thing': /^(?:facets|specialMissing)/,
  'form of the question': /^(?:questionForm|length|leans|errand|ownAffairs)$/,
  'kind of note': /^is(?:Article|Secret)$/,
  topics: /^topic/,
  scope: /^scope$/,
  meaning: /^like(?:ness|st)/,
  'rules of their own': /^(?:saidInPassage|subjectsNamed|subjectAlone|titleNamed)$/,
};
const folds = 3;

export function withoutSignals(): Measured[] {
  const houses = askedHouses('tune').map((house) => examplesOf({ ...house, questions: everyFourth(house.questions) }));
  return [['', /^$/] as const, ...Object.entries(groups)].map(([name, group]) => {
    console.error(name || 'with every signal');
    const left = signalNames.map((signal) => !group.test(signal));
    return { name, of: measure(houses.map((examples) => examples.map((one) => masked(one, left)))) };
  });
}

const everyFourth = <Item>(list: Item[]): Item[] => list.filter((_, at) => at % 4 === 0);

const masked = (example: Example, left: boolean[]): Example => ({
  ...example,
  signals: example.signals.map((row) => row.map((value, at) => (left[at] ? value : 0))),
});

function measure(houses: Example[][]): Measured['of'] {
  const ranked = Array.from({ length: folds }, (_, fold) => {
    const { weights } = fitRanking(houses.filter((_h, at) => at % folds !== fold).flat(), [], () => {});
    return rankedBy(houses.filter((_h, at) => at % folds === fold).flat(), weights);
  }).flat();
  const answerable = ranked.filter(({ right }) => right >= 0);
  const others = ranked.filter(({ right }) => right < 0);
  const among = (n: number): Tally => ({
    right: answerable.filter(({ chances }) => chances.slice(0, n).some(({ isRight }) => isRight)).length,
    all: answerable.length,
  });
  const isTold = ({ chances }: (typeof ranked)[number]): boolean => (chances[0]?.chance ?? 0) >= bands.answer;
  return {
    'note first': among(1),
    'among three': among(3),
    'told right': {
      right: answerable.filter((one) => isTold(one) && one.chances[0]?.isRight).length,
      all: answerable.length,
    },
    'told where nothing answers': { right: others.filter(isTold).length, all: others.length },
  };
}
