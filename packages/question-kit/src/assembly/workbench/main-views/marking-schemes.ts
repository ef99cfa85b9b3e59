/** The name under which this device keeps how each type is marked. */
export const markingSchemes = 'rubrica-workbench-marking';
