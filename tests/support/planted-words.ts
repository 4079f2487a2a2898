/** Words that would run in any place of a page that takes them for markup; short enough for every field. */
export const planted =
  '"\'><img src=x data-planted onerror=document.documentElement.dataset.ran=1><a href=javascript:1>x</a>{{7*7}}';

/** What a longer field takes besides. */
export const plantedMore = [
  planted,
  '<script data-planted>document.documentElement.dataset.ran=2</script>',
  '<svg data-planted onload=document.documentElement.dataset.ran=3></svg>',
  '<iframe data-planted srcdoc="<script>parent.document.documentElement.dataset.ran=4</script>"></iframe>',
  '</textarea></title></style></script><style data-planted>*{display:none}</style>',
  '[click](javascript:document.documentElement.dataset.ran=5) javascript:document.documentElement.dataset.ran=6',
  '&lt;img src=x data-planted onerror=document.documentElement.dataset.ran=7&gt;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: whoever evaluates it as one has lost
  '${document.documentElement.dataset.ran=8} `+document.documentElement.dataset.ran+` \\u003cscript data-planted\\u003e',
].join('\n');
