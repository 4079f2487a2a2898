// The pure door of knowledge: what is known of a property, in words, and by when its owner answers what is not. It loads
// no table, so that the assistant's engine loads none.
export { answerDue } from './answer-due.ts';
export { factSayings } from './fact-sentences.ts';
export {
  type ArticleFacts,
  type PropertyFacts,
  publicFacts,
  type SecretField,
  secretFields,
} from './property-facts.ts';
export { factTold, snippetsOf } from './snippets-of.ts';
