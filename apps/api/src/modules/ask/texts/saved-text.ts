/** The answer to a save. */
export interface SavedText {
  id: number;
  version: number;
  waits: boolean;
}

export const toSaved = ({
  id,
  version,
  isWaiting,
}: {
  id: number;
  version: number;
  isWaiting: boolean;
}): SavedText => ({
  id,
  version,
  waits: isWaiting,
});

export const savedToWire = ({ id, version, waits }: SavedText) => ({ id: String(id), version, waits });
