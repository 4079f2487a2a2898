/** Creating properties: each with its pictures and whoever serves it, one at a time or many from a file. */
export { createManyProperties, type ServedProperty } from './create-many-properties.ts';
export { createWholeProperty } from './create-whole-property.ts';
export { newPropertyProcedures } from './procedures.ts';
