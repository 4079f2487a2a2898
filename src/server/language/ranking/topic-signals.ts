// Whether a question and a snippet remind of the same topics: what tells near siblings apart ("parking", "what parking
// costs"), which share most of their words.
import type { IndexedSnippet, SearchIndex } from '../index/search-index.ts';
import { likeness, manyTopics, speaksOf, type Topics, titleTopics, wholeTopics } from '../index/topics.ts';

/** In the order of `signalNames`, from `topicOfTitle` on; each within 0 to 1. */
export function topicSignals(index: SearchIndex, asked: Topics, document: IndexedSnippet): number[] {
  const whole = wholeTopics(document, index.nameStems);
  const first = strongest(asked);
  const spoken = speaksOf(asked, manyTopics(document, index.nameStems));
  const sure = first === undefined ? 0 : (asked.get(first) ?? 0);
  return [
    likeness(asked, titleTopics(document, index.nameStems)),
    likeness(asked, whole),
    share(first, whole),
    share(strongest(whole), asked),
    sure,
    spoken,
    spoken * sure,
  ];
}

/** Topics are ordered, the strongest first. */
const strongest = (topics: Topics): number | undefined => topics.keys().next().value;

/** How strong one topic is beside the strongest of a text. */
function share(topic: number | undefined, of: Topics): number {
  const top = strongest(of);
  if (topic === undefined || top === undefined) return 0;
  return (of.get(topic) ?? 0) / (of.get(top) ?? 1);
}
