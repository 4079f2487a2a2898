// OpenAI-compatible servers and Anthropic through one client. Answers are streamed, so that a cut one is seen to be cut.
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { jsonSchema, streamText, type TextStreamPart, type ToolSet, tool } from 'ai';
import { capped } from './capped-fetch.ts';
import { type LanguageModel, type ModelAnswer, ModelError, type ModelRequest } from './port.ts';

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

export function createAiSdkModel(settings: ModelSettings): LanguageModel {
  const model = clientOf(settings);
  return {
    name: settings.name,
    async ask(request, signal) {
      try {
        const { fullStream } = streamText({
          model,
          instructions: request.system,
          messages: request.turns.map(({ by, text }) => ({
            role: by === 'guest' ? 'user' : 'assistant',
            content: text,
          })),
          tools: toolsOf(request),
          abortSignal: signal,
          maxRetries: 0,
          maxOutputTokens,
          temperature: 0,
          onError: () => {}, // told again by the stream, which throws it below
        });
        return await read(fullStream);
      } catch (error) {
        throw troubleOf(error, signal);
      }
    },
  };
}

function clientOf({ provider, baseUrl, name, apiKey }: ModelSettings) {
  const key = apiKey ? { apiKey } : {};
  if (provider === 'anthropic') return createAnthropic({ ...key, baseURL: baseUrl ?? anthropic, fetch: capped })(name);
  const openai = { ...key, baseURL: baseUrl ?? '', fetch: capped, name: 'model', includeUsage: true };
  return createOpenAICompatible(openai)(name);
}

const toolsOf = ({ tools }: ModelRequest): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, description, input }) => [name, tool({ description, inputSchema: jsonSchema(input) })]),
  );

async function read(stream: AsyncIterable<TextStreamPart<ToolSet>>): Promise<ModelAnswer> {
  const answer: ModelAnswer = { text: '', calls: [], inputTokens: null, outputTokens: null };
  let ended = false;
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new ModelError('slow', 'The time was up.');
    if (part.type === 'text-delta') answer.text += part.text;
    if (part.type === 'tool-call') answer.calls.push({ tool: part.toolName, input: part.input });
    if (part.type !== 'finish') continue;
    ended = part.finishReason === 'stop' || part.finishReason === 'tool-calls';
    answer.inputTokens = part.totalUsage.inputTokens ?? null;
    answer.outputTokens = part.totalUsage.outputTokens ?? null;
  }
  if (!ended) throw new ModelError('garbage', 'The answer was cut off.');
  return answer;
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
  if (!(error instanceof Error)) return [new Error(String(error))];
  return error.cause instanceof Error ? [error, ...causesOf(error.cause)] : [error];
}
