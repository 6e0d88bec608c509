export interface RowMenuItem {
  readonly label: string;
  /** It opens what can also be read without a line. */
  readonly isRead?: boolean;
  readonly isDanger?: boolean;
  readonly onChoose: () => void;
}
