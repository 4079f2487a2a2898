// What a job cost, line by line: said by its contractor, read by its owner and the desk.
export const labor = 'Labor';
export const parts = 'Parts';
export const travel = 'Travel';
export const tax = 'Tax';
export const total = 'Total';
export const costTitle = 'Cost';
// {kind} is one of those above, {words} what its contractor wrote of it.
export const lineWith = '{kind}: {words}';
export const tooManyLines = 'Use at most 20 lines.';
export const estimateMissing = 'Enter what it will cost, more than 0 and up to $1,000,000.';
