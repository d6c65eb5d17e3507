import type { Plugin } from 'vite'

export function app(): Plugin
