// OpenAI-compatible servers and Anthropic through one client. Answers are streamed, so that a cut one is seen to be
// cut.
import { capped } from './capped-fetch.ts';
import { inTime } from './in-time.ts';
import { type LanguageModel, type ModelAnswer, ModelError, type ModelRequest, type ModelTurn } from './port.ts';
import { strictSchema } from './strict-schema.ts';
import { waiting } from './waiting.ts';

export interface ModelSettings {
  provider: 'openai-compatible' | 'anthropic';
  /** Such as `http://127.0.0.1:11434/v1`; Anthropic's own when it is not said. */
  baseUrl?: string | undefined;
  name: string;
  apiKey?: string | undefined;
}

/** Said here, because the client would otherwise look into the environment for it. */
const anthropic = 'https://api.anthropic.com/v1';

/** Longer answers are cut off by the vendor, and then count as none. */
const maxOutputTokens = 1500;

/** The vendors' clients are large: one is loaded with the first question. */
export function createAiSdkModel(settings: ModelSettings): LanguageModel {
  let client: ReturnType<typeof clientOf> | undefined;
  return {
    name: settings.name,
    async ask(request, signal, hear) {
      client ??= clientOf(settings);
      try {
        return await inTime(
          client.then((model) => answerOf(model, request, signal, hear)),
          signal,
        );
      } catch (error) {
        throw troubleOf(error, signal);
      }
    },
  };
}

type VendorModel = Awaited<ReturnType<typeof clientOf>>;
type Call = Parameters<VendorModel['doStream']>[0];
type Hear = NonNullable<Parameters<LanguageModel['ask']>[2]>;
type Streamed = Awaited<ReturnType<VendorModel['doStream']>>['stream'];

type StreamedPart = Streamed extends ReadableStream<infer Part> ? Part : never;

/** One call: what the kit above these clients adds (steps, retries, tools that run by themselves) is not wanted. */
async function answerOf(
  model: VendorModel,
  request: ModelRequest,
  abortSignal: AbortSignal,
  hear: Hear | undefined,
): Promise<ModelAnswer> {
  const { stream } = await model.doStream({
    prompt: promptOf(request),
    tools: toolsOf(request),
    toolChoice: { type: 'auto' },
    maxOutputTokens,
    temperature: 0,
    abortSignal,
  });
  return read(stream, hear);
}

async function clientOf({ provider, baseUrl, name, apiKey }: ModelSettings) {
  const key = apiKey ? { apiKey } : {};
  const fetch = waiting(capped);
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ ...key, baseURL: baseUrl ?? anthropic, fetch })(name);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const openai = { ...key, baseURL: baseUrl ?? '', fetch, name: 'model', includeUsage: true };
  return createOpenAICompatible(openai)(name);
}

const promptOf = ({ system, turns }: ModelRequest): Call['prompt'] => [
  { role: 'system', content: system },
  ...turns.map(messageOf),
];

function messageOf({ by, text, picture }: ModelTurn): Call['prompt'][number] {
  const words = { type: 'text' as const, text };
  if (by === 'assistant') return { role: 'assistant', content: [words] };
  const shown = picture
    ? [{ type: 'file' as const, data: { type: 'data' as const, data: picture }, mediaType: 'image/jpeg' }]
    : [];
  return { role: 'user', content: [...shown, words] };
}

/**
 * Vendors that can hold an answer to its schema are asked to; those that cannot pass the word over. OpenAI's documents
 * promise it for one call an answer, so that several are held by whoever reads them alone.
 */
const toolsOf = ({ tools }: ModelRequest): NonNullable<Call['tools']> =>
  tools.map(({ name, description, input }) => ({
    type: 'function',
    name,
    description,
    inputSchema: strictSchema(input),
    strict: true,
  }));

async function read(stream: Streamed, hear: Hear | undefined): Promise<ModelAnswer> {
  const answer: ModelAnswer = { text: '', calls: [], inputTokens: null, outputTokens: null };
  const soFar = new Map<string, { tool: string; written: string; isWhole: boolean }>();
  let ended = false;
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (hear && writeDown(soFar, part)) hear({ calls: [...soFar.values()] });
    if (part.type === 'text-delta') answer.text += part.delta;
    if (part.type === 'tool-call') answer.calls.push({ tool: part.toolName, input: inputOf(part.input) });
    if (part.type !== 'finish') continue;
    if (part.finishReason.unified === 'content-filter')
      throw new ModelError('garbage', 'The vendor refused to answer.');
    ended = part.finishReason.unified === 'stop' || part.finishReason.unified === 'tool-calls';
    answer.inputTokens = part.usage.inputTokens.total ?? null;
    answer.outputTokens = part.usage.outputTokens.total ?? null;
  }
  if (!ended) throw new ModelError('garbage', 'The answer was cut off.');
  return answer;
}

/** @returns whether more of a call has come */
function writeDown(
  calls: Map<string, { tool: string; written: string; isWhole: boolean }>,
  part: StreamedPart,
): boolean {
  if (part.type === 'tool-input-start') calls.set(part.id, { tool: part.toolName, written: '', isWhole: false });
  const call = part.type === 'tool-input-delta' || part.type === 'tool-input-end' ? calls.get(part.id) : undefined;
  if (!call) return false;
  if (part.type === 'tool-input-delta') call.written += part.delta;
  else call.isWhole = true;
  return true;
}

/** What is no JSON stays as it was said: no tool takes it. */
function inputOf(said: string): unknown {
  if (said.trim() === '') return {};
  try {
    return JSON.parse(said);
  } catch {
    return said;
  }
}

function troubleOf(error: unknown, signal: AbortSignal): ModelError {
  const chain = causesOf(error);
  const known = chain.find((one) => one instanceof ModelError);
  if (known) return known;
  if (signal.aborted) return new ModelError('slow', 'The time was up.', { cause: error });
  const said = chain.map(({ name, message }) => `${name}: ${message}`).join(' < ');
  const unread = /JSONParse|TypeValidation|InvalidResponse|NoOutput|NoContent/.test(said);
  return new ModelError(unread ? 'garbage' : 'down', said.slice(0, 200), { cause: error });
}

/** The client wraps what went wrong, sometimes twice. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [new Error(typeof error === 'string' ? error : JSON.stringify(error))];
  return error.cause instanceof Error ? [error, ...causesOf(error.cause)] : [error];
}
