package org.tercet.cli;

import java.util.List;
import java.util.Map;

/** Small answers as JSON text: maps in their order, lists, text, whole numbers, truths. */
final class Json {

    private static final char FIRST_PRINTABLE = 0x20;

    private Json() {}

    static String text(Object value) {
        StringBuilder text = new StringBuilder();
        write(value, text);
        return text.toString();
    }

    private static void write(Object value, StringBuilder text) {
        switch (value) {
            case Map<?, ?> map -> {
                String between = "{";
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    quote(String.valueOf(entry.getKey()), text.append(between));
                    write(entry.getValue(), text.append(": "));
                    between = ", ";
                }
                text.append(map.isEmpty() ? "{}" : "}");
            }
            case List<?> list -> {
                String between = "[";
                for (Object item : list) {
                    write(item, text.append(between));
                    between = ", ";
                }
                text.append(list.isEmpty() ? "[]" : "]");
            }
            case String string -> quote(string, text);
            case Boolean truth -> text.append(truth);
            case Integer number -> text.append(number);
            case Long number -> text.append(number);
            case Double number when Double.isFinite(number) -> text.append(number);
            default -> throw new IllegalArgumentException("not for JSON: " + value.getClass());
        }
    }

    private static void quote(String string, StringBuilder text) {
        text.append('"');
        for (int i = 0; i < string.length(); i++) {
            char letter = string.charAt(i);
            if (letter == '"' || letter == '\\') {
                text.append('\\').append(letter);
            } else if (letter < FIRST_PRINTABLE) {
                text.append("\\u00").append(letter < 0x10 ? "0" : "").append(Integer.toHexString(letter));
            } else {
                text.append(letter);
            }
        }
        text.append('"');
    }
}
