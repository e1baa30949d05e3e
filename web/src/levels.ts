// The seven levels of difficulty, from the easiest; their order is the engine's.
import { t } from "./languages";

export function levels(): string[] {
  return [
    t("Beginner"),
    t("Easy"),
    t("Medium"),
    t("Tricky"),
    t("Hard"),
    t("Expert"),
    t("Extreme"),
  ];
}
