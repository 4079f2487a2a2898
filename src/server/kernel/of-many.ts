/**
 * What came of one thing that was done to many, by their ids: what was made of each that changed, and in words why others
 * refused. All that are in neither were so already.
 */
export type OfMany<T> = { done: Map<string, T>; refused: Map<string, string> };
