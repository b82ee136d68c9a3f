/** Whether the settings are shown; they can be opened from anywhere. */
export const settingsDialog = $state({ open: false });
