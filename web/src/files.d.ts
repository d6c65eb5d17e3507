declare module '*.ftl?raw' {
  const text: string
  export default text
}
declare module '*.svg?url&no-inline' {
  const address: string
  export default address
}
interface ImportMetaEnv {
  readonly VITE_GALLERY?: string
}
