/** Whether the server has answered when it was last asked something. */
export const server = $state({ answers: true });
