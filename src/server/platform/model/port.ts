/** A language model behind its vendor's door. It is told nothing that a guest may not know, and believed nothing. */
export interface LanguageModel {
  /** As its vendor names it, such as `qwen3:8b`. */
  readonly name: string;
  /**
   * Asks once, without trying again. `hear` is told of what has come so far whenever more has, and must not throw.
   *
   * @throws ModelError, also when `signal` ends it
   */
  ask(request: ModelRequest, signal: AbortSignal, hear?: (soFar: ModelSoFar) => void): Promise<ModelAnswer>;
}

export interface ModelRequest {
  system: string;
  /** Oldest first; the last is the guest's. */
  turns: ModelTurn[];
  tools: ModelTool[];
}

export interface ModelTurn {
  by: 'guest' | 'assistant';
  text: string;
  /** A JPEG that a `guest` shows with it. */
  picture?: Uint8Array;
}

export interface ModelTool {
  name: string;
  description: string;
  /**
   * JSON Schema of an object, whose properties are all required. The vendor is asked to hold the answer to its shape;
   * whoever asks checks it.
   */
  input: object;
}

export interface ModelAnswer {
  /** What it wrote outside of any tool; empty when nothing. */
  text: string;
  calls: { tool: string; input: unknown }[];
  /** As the vendor counts them; null when it does not say. */
  inputTokens: number | null;
  outputTokens: number | null;
}

/** An answer that is still coming. */
export interface ModelSoFar {
  /** `written`: the JSON of its input; it may end anywhere until it `isWhole`. */
  calls: readonly { tool: string; written: string; isWhole: boolean }[];
}

/**
 * `slow`: the time was up. `down`: not reached, refused, or cut off in the middle. `garbage`: an answer that is none.
 */
export type ModelTrouble = 'slow' | 'down' | 'garbage';

export class ModelError extends Error {
  override name = 'ModelError';
  readonly trouble: ModelTrouble;
  constructor(trouble: ModelTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.trouble = trouble;
  }
}
