export function homeWithLetters(): string;
