// What a job cost, line by line: said by its contractor, read by its owner and the desk.
export const labor = 'Mano de obra';
export const parts = 'Repuestos';
export const travel = 'Traslado';
export const tax = 'Impuestos';
export const total = 'Total';
export const costTitle = 'Costo';
// {kind} is one of those above, {words} what its contractor wrote of it.
export const lineWith = '{kind}: {words}';
export const tooManyLines = 'Use 20 líneas como máximo.';
export const estimateMissing = 'Escriba cuánto costará: más de 0 y hasta $1,000,000.';
