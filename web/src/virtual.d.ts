declare module "virtual:catalog/*" {
  const texts: Record<string, string[]>;
  export default texts;
}
