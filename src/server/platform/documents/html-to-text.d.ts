// What we use of the package, which brings no types.
declare module 'html-to-text' {
  type Builder = {
    openBlock(options: { leadingLineBreaks: number }): void;
    closeBlock(options: { trailingLineBreaks: number }): void;
    addInline(text: string): void;
  };
  type Walk = (children: unknown, builder: Builder) => void;
  export function convert(
    html: string,
    options: {
      wordwrap: false;
      limits: { maxDepth: number; maxInputLength: number };
      formatters: Record<string, (elem: { children: unknown }, walk: Walk, builder: Builder) => void>;
      selectors: { selector: string; format?: string; options?: Record<string, unknown> }[];
    },
  ): string;
}
