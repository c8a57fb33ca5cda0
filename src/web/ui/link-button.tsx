import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type Native = Omit<ComponentProps<'a'>, 'color' | 'style' | keyof AnchorProps>;

function ButtonAnchor(props: ButtonProps & Native) {
  return <Button component="a" {...props} />;
}

function TextAnchor(props: AnchorProps & Native) {
  return <Anchor {...props} />;
}

/** A link that looks like a button: takes Button's props and the router's `to`, `params`, `search`. */
export const LinkButton = createLink(ButtonAnchor);

/** A link in text: takes Anchor's props and the router's `to`, `params`, `search`. */
export const TextLink = createLink(TextAnchor);
